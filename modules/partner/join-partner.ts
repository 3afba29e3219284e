import type { Db, StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { Grant } from '#core/staff.ts'
import { jakartaDate } from '#core/time.ts'
import { invite } from '#modules/staff/module.ts'
import type { PartnerDeskPorts } from './ports.ts'
import { partnerSlug } from './rules/slug.ts'
import { insertPartner } from './store.join.ts'
import { appendLicenceHistory, holderOf, insertLicence } from './store.licence-desk.ts'
import type { ApplicationRow, CheckRow } from './store.review.ts'
import { words } from './words.ts'

type Ctx = Pick<StaffCtx<PartnerDeskPorts>, 'db' | 'now' | 'ports' | 'audit'>
type Joining = {
  application: ApplicationRow
  checks: readonly CheckRow[]
  profile: { name: string; address: string; founded_year: number }
}

/** Makes the partner of an application, with the licence that was checked, and invites its owner, or a bank's first officer. */
export async function joinPartner(ctx: Ctx, joining: Joining): Promise<{ id: string }> {
  const { db, audit } = ctx
  const { application } = joining
  const partner = await insertPartner(db, partnerRow(joining, ctx.now))
  const { kind, company: legal_name } = application
  audit({ thing: 'partner', thing_id: partner.id, before: null, after: { kind, slug: partner.slug, legal_name } })
  await addCheckedLicence(ctx, db, { partner_id: partner.id, checks: joining.checks })
  await inviteOwner(ctx, application, partner.id)
  return partner
}

function partnerRow({ application, profile }: Joining, now: Date) {
  const { kind, company, email, phone_number, city_name } = application
  const { name, address, founded_year } = profile
  const about = (language: 'id' | 'en') => words(language).about(name, city_name, String(founded_year))
  return {
    id: newId(now),
    slug: partnerSlug(name),
    ...{ kind, name, legal_name: company, email, phone_number, city_name, address, founded_year },
    about: { id: about('id'), en: about('en') },
    created_at: now,
  }
}

type Checked = { partner_id: string; checks: readonly CheckRow[] }

/** The licence as it was last checked: who checked it, and when, is what the site shows. */
async function addCheckedLicence({ now, audit }: Ctx, db: Db, { partner_id, checks }: Checked): Promise<void> {
  const check = checks.findLast(({ kind, outcome }) => kind === 'licence' && outcome === 'passed')
  if (!check?.licence_kind || !check.licence_number) throw new Error('a licence that passed has no number')
  const { licence_kind: kind, licence_number: number, valid_from, valid_until, evidence_url, checked_by } = check
  // Another may have been approved with the same one since it was checked.
  if ((await holderOf(db, { kind, number })) !== undefined) throw new Refusal(codes.licence_taken)
  const facts = { kind, number, valid_from, valid_until, evidence_url }
  const checked_on = jakartaDate(check.checked_at)
  const id = await insertLicence(db, { partner_id, ...facts, checked_by, checked_on }, now)
  await appendLicenceHistory(db, { licence_id: id, event: 'added', by_name: checked_by, at: now })
  audit({ thing: 'licence', thing_id: id, before: null, after: { partner_id, ...facts } })
}

async function inviteOwner({ db, now, ports, audit }: Ctx, application: ApplicationRow, partner_id: string) {
  const { email, contact_name: full_name, language } = application
  // A bank sells no packages: whoever comes for it works at the bank's own desk.
  const grant: Grant =
    application.kind === 'financial'
      ? { role: 'bank_officer', scope: { kind: 'bank', id: partner_id } }
      : { role: 'partner_owner', scope: { kind: 'partner', id: partner_id } }
  const { id } = await invite(db, { email, full_name, language, grant }, { ports, now })
  const after = { email, role: grant.role, scope_kind: grant.scope.kind, scope_id: partner_id }
  audit({ thing: 'staff', thing_id: id, before: null, after })
}
