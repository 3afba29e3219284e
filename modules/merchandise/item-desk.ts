import type { Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { jakartaDate } from '#core/time.ts'
import { listPictures } from '#database/pictures.ts'
import { staffNames } from '#modules/staff/module.ts'
import type { seeStoreItem } from './contract.console.ts'
import { noteSupplyChanged } from './engine/supply.ts'
import { missingOf } from './rules/publishing.ts'
import { summaryOf } from './rules/summary.ts'
import {
  type DeskItem,
  findCategory,
  findItemAt,
  type ItemForm,
  listCertificates,
  listVariants,
  lockItemAt,
  touchItem,
} from './store.desk.ts'
import { findStoreAt } from './store.store-desk.ts'
import { findVariant, type VariantForm } from './store.variants.ts'

type Seen = Output<typeof seeStoreItem>
type Ctx = Pick<StaffCtx, 'db' | 'staff' | 'language' | 'now'>

/** An item of the own store; any other is not there. */
export async function itemAtDesk({ db, staff }: Pick<Ctx, 'db' | 'staff'>, id: string): Promise<DeskItem> {
  const item = await findItemAt(db, { scopes: scopesOf(staff), id })
  if (!item) throw new Refusal(codes.not_found)
  return item
}

/** The same, locked until the call ends. */
export async function lockAtDesk({ db, staff }: Pick<Ctx, 'db' | 'staff'>, id: string): Promise<DeskItem> {
  const item = await lockItemAt(db, { scopes: scopesOf(staff), id })
  if (!item) throw new Refusal(codes.not_found)
  return item
}

type Which = { id: string; variant_id: string }

/** A variant that the own store offers, its item locked. */
export async function lockVariantAtDesk(ctx: Pick<Ctx, 'db' | 'staff'>, { id, variant_id }: Which) {
  const item = await lockAtDesk(ctx, id)
  const variant = await findVariant(ctx.db, { item_id: id, variant_id })
  if (!variant) throw new Refusal(codes.not_found)
  return { item, variant, which: { item_id: id, variant_id } }
}

/** Writes what is beside the form of a locked item; the shop looks anew. */
export async function writeBeside(db: Db, id: string, fields: Parameters<typeof touchItem>[2] = {}): Promise<void> {
  await touchItem(db, id, fields)
  noteSupplyChanged()
}

/** What a locked item says of its variants, after one has changed. */
export const refreshItem = async (db: Db, id: string): Promise<void> =>
  writeBeside(db, id, summaryOf(await listVariants(db, id)))

/** What an item lacks before it can be sold. */
export async function missingAt({ db, now }: Pick<Ctx, 'db' | 'now'>, item: DeskItem) {
  const category = await findCategory(db, item.category_slug)
  const today = jakartaDate(now)
  const certificates = await listCertificates(db, item.id)
  return missingOf({
    description: item.description,
    pictures: item.picture_ids.length,
    variants: (await listVariants(db, item.id)).length,
    requires: { halal: category?.requires_halal ?? false, bpom: category?.requires_bpom ?? false },
    certified: certificates.filter((one) => isHeld(one, today)).map(({ kind }) => kind),
  })
}

/** Texts in two languages are two facts. */
export const itemFacts = ({ name, description, category_slug }: ItemForm) => ({
  'name.id': name.id,
  'name.en': name.en,
  'description.id': description.id,
  'description.en': description.en,
  category_slug,
})

export const variantFacts = ({ options, sku, price, weight_grams }: Omit<VariantForm, 'name'>) => ({
  'size.id': options.size?.id ?? null,
  'size.en': options.size?.en ?? null,
  'colour.id': options.colour?.id ?? null,
  'colour.en': options.colour?.en ?? null,
  sku,
  price,
  weight_grams,
})

async function picturesOf(db: Db, ids: readonly string[]): Promise<Seen['pictures']> {
  const alts = new Map((await listPictures(db, ids)).map(({ id, alt_id, alt_en }) => [id, { id: alt_id, en: alt_en }]))
  return ids.map((id) => ({ id, alt: alts.get(id) ?? { id: '', en: '' } }))
}

type Certificate = Awaited<ReturnType<typeof listCertificates>>[number]

const isHeld = ({ valid_until, removed_at }: Pick<Certificate, 'valid_until' | 'removed_at'>, today: string): boolean =>
  removed_at === null && valid_until >= today

/** All that an item ever had: those that were removed with who did it and why. */
async function certificatesOf({ db, now }: Pick<Ctx, 'db' | 'now'>, item: DeskItem): Promise<Seen['certificates']> {
  const today = jakartaDate(now)
  const rows = await listCertificates(db, item.id)
  const names = await staffNames(
    db,
    rows.flatMap(({ removed_by }) => removed_by ?? []),
  )
  return rows.map(({ id, kind, number, issuer, valid_until, ...row }) => ({
    ...{ id, kind, number, issuer, valid_until, is_valid: isHeld({ valid_until, ...row }, today) },
    removed: row.removed_at && {
      ...{ at: row.removed_at.toISOString(), by_name: names.get(row.removed_by ?? '') ?? null },
      reason: row.removal_reason ?? '',
    },
  }))
}

/** One item as its store sees it. */
export async function itemView(ctx: Ctx, item: DeskItem): Promise<Seen> {
  const { db, staff, language } = ctx
  const store = await findStoreAt(db, { scopes: scopesOf(staff), id: item.store_id })
  if (!store) throw new Error(`item ${item.id} has no store`)
  return {
    id: item.id,
    slug: item.slug,
    store_id: item.store_id,
    store_name: store.name,
    state: item.state,
    version: item.version,
    name: item.name,
    description: item.description,
    category_slug: item.category_slug,
    pictures: await picturesOf(db, item.picture_ids),
    sold_count: item.sold_count,
    missing: await missingAt(ctx, item),
    variants: (await listVariants(db, item.id)).map(({ id, version, name, options, ...variant }) => ({
      ...{ id, version, name: name[language], size: options.size ?? null, colour: options.colour ?? null },
      ...{ sku: variant.sku, price: variant.price, weight_grams: variant.weight_grams },
      ...{ stock: variant.stock, held: variant.held },
    })),
    certificates: await certificatesOf(ctx, item),
  }
}
