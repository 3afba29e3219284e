import type { AnyoneCtx } from '#core/context.ts'
import { isSameSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import type { CataloguePorts } from './ports.ts'
import { isClosed } from './rules/closed-categories.ts'
import { closesAt, cutoffDays } from './rules/closing.ts'
import type { PackageContent } from './rules/package-fields.ts'
import { claimText, type PreviewClaim, previewToken, readPreviewToken } from './rules/preview-token.ts'
import { findSavedProduct, listSavedDates } from './store.preview.ts'
import type { ProductRow } from './store.ts'
import type { ProductFacts } from './view.ts'

type Tokens = CataloguePorts['tokens']
const signatureOf = (tokens: Tokens, claim: PreviewClaim) => tokens.keyedHash('package-preview', claimText(claim))

export const signPreview = (tokens: Tokens, claim: PreviewClaim): string =>
  previewToken(claim, signatureOf(tokens, claim))

/** The package that a link of ours names while it holds; any other leads nowhere. */
export function readPreview({ ports, now }: Pick<AnyoneCtx<CataloguePorts>, 'ports' | 'now'>, token: string): string {
  const read = readPreviewToken(token)
  const isOurs = read !== undefined && isSameSecret(read.signature, signatureOf(ports.tokens, read))
  if (!isOurs || read.until <= now.getTime()) throw new Refusal(codes.not_found)
  return read.package_id
}

type Saved = NonNullable<Awaited<ReturnType<typeof findSavedProduct>>>

/** As it would be shown once it is approved. */
function savedRow({ next_fields, ...row }: Saved): ProductRow {
  const next: Partial<PackageContent> = next_fields ?? {}
  const { type_slug, departure_airport, ...plain } = next
  return { ...row, ...plain, picture_ids: row.picture_ids }
}

type Date = Awaited<ReturnType<typeof listSavedDates>>[number]

function savedDate({ next_fields, cutoff_days, ...date }: Date) {
  const { departs_on, returns_on, prices, certainties } = { ...date, ...next_fields }
  return { ...date, departs_on, returns_on, prices, certainties }
}

/** A package in whatever state with all that its page needs, as its partner has last saved it. */
export async function loadPreview(ctx: AnyoneCtx, id: string): Promise<ProductFacts> {
  const { db, tenant, now } = ctx
  const saved = await findSavedProduct(db, id, tenant.id)
  if (!saved) throw new Refusal(codes.not_found)
  const product = savedRow(saved)
  const { category, kind, partner_id } = product
  const partner = (await partnerLicences(db, [partner_id])).get(partner_id)
  if (!partner || isClosed(category, tenant.feature_flag)) throw new Refusal(codes.not_found)
  const rules = await rulesToday(ctx)
  const departures = (await listSavedDates(db, id, jakartaDate(now))).map((row) => {
    const cutoff_days = cutoffDays(
      { category, kind, cutoff_days: row.next_fields?.cutoff_days ?? row.cutoff_days },
      rules,
    )
    const date = savedDate(row)
    return { ...date, closes_at: closesAt({ ...date, cutoff_days }) }
  })
  const open = departures.filter(({ closes_at }) => closes_at > now)
  const rated = { sum: 0, count: 0 }
  return { product, partner, rules, departures: open, rated, last_closed_on: null, consultant: undefined }
}
