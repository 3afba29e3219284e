import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { type LicenceFacts, type LicenceKind, permits, umrahKinds } from './rules/licence.ts'
import { hidden_partners, partner_licences, partners } from './tables.ts'

export type Licence = LicenceFacts & { number: string; checked_by: string; checked_on: string }

// Of one table alone, drizzle drops the table's name from a column, and here `id` would be the licence's own.
/** All licences of the partner of a row. */
export const licencesOf = sql<Licence[]>`(
  select coalesce(json_agg(json_build_object(
    'kind', l.kind, 'number', l.number, 'valid_from', l.valid_from, 'valid_until', l.valid_until,
    'suspended_on', l.suspended_on, 'checked_by', l.checked_by, 'checked_on', l.checked_on) order by l.kind, l.number), '[]')
  from ${partner_licences} l where l.partner_id = ${partners}.id)`

export const licenceNumbers = sql<string>`(
  select string_agg(l.number, ' ' order by l.kind, l.number) from ${partner_licences} l where l.partner_id = ${partners}.id)`

/** A partner whose licences nobody has checked is not shown. */
export const hasLicence = sql`exists (select 1 from ${partner_licences} l where l.partner_id = ${partners}.id)`

/** Whether one of its licences is good on a day: says what `licenceState` of rules/licence.ts says. */
export const hasGoodLicence = (today: string): SQL => sql`exists (
  select 1 from ${partner_licences} l where l.partner_id = ${partners}.id and ${isGood(today)})`

const isGood = (today: string): SQL => sql`(l.valid_from is null or l.valid_from <= ${today})
    and (l.valid_until is null or l.valid_until >= ${today})
    and (l.suspended_on is null or l.suspended_on > ${today})`

type Sold = { partner_id: AnyColumn; category: AnyColumn; kind: AnyColumn }

/** For the WHERE of whoever lists packages: says what `maySell` of rules/licence.ts says. */
export function isLicensed({ partner_id, category, kind }: Sold, today: string): SQL {
  const holds = (kinds: readonly LicenceKind[]) => sql`exists (
    select 1 from ${partner_licences} l
    where l.partner_id = ${partner_id} and l.kind = any(${sql.param([...kinds])}::text[]) and ${isGood(today)})`
  const isUmrah = sql`(${category} = 'umroh' or ${kind} = any(${sql.param([...umrahKinds])}::text[]))`
  return sql`(case
    when ${category} = 'haji' then ${holds(permits.hajj)} and (not ${isUmrah} or ${holds(permits.umrah)})
    when ${isUmrah} then ${holds(permits.umrah)}
    else ${holds(permits.tour)} end)`
}

// `xmin` is the transaction that wrote a row: it is another after each change.
/** Of a partner with its licences, for whoever caches what `partnerLicences` gives of it. */
export const partnerVersion = (partner_id: SQL): SQL<string> => sql<string>`(
  select md5(concat_ws(' ', p.xmin, (
    select string_agg(l.id || ' ' || l.xmin, ' ' order by l.id) from ${partner_licences} l where l.partner_id = p.id)))
  from ${partners} p where p.id = ${partner_id})`

/** For whoever selects packages: whether this tenant does not show their partner. */
export const isHiddenAt = (partner_id: AnyColumn, tenant_id: string): SQL => sql`exists (
  select 1 from ${hidden_partners} h where h.partner_id = ${partner_id} and h.tenant_id = ${tenant_id})`
