import type { Db } from '#core/context.ts'
import type { Scope, Staff } from '#core/staff.ts'
import {
  consultantIdsNamed,
  consultantNames,
  earnersOfStaff,
  lockConsultantOfStaff,
} from '#modules/affiliate/module.ts'
import { listStoreNames, lockStoreAt, storeIdsNamed, storeNames } from '#modules/merchandise/module.ts'
import { listOwnPartners, lockOwnPartner, partnerIdsNamed, partnerLicences } from '#modules/partner/module.ts'
import { asConsultant, wideScopes } from './reach.ts'
import type { PayeeKind } from './rules/payee.ts'
import { type AccountRow, payeeIdOf } from './store.accounts.ts'

/** Who has an account: a partner is a company with a name of its own, of a store we know what it is called, a consultant is a person. */
export type AccountPayee = {
  payee_kind: PayeeKind
  payee_id: string
  payee_name: string
  legal_name: string | null
  /** Of a consultant: who they are at the desk. */
  staff_id: string | null
}

type Own = Pick<Staff, 'id' | 'grants'>
type Partner = { id: string; name: string; legal_name: string }
const ofPartner = ({ id, name, legal_name }: Partner): AccountPayee => ({
  ...{ payee_kind: 'partner', payee_id: id, payee_name: name, legal_name, staff_id: null },
})
const ofStore = ({ id, name }: { id: string; name: string }): AccountPayee => ({
  ...{ payee_kind: 'store', payee_id: id, payee_name: name, legal_name: null, staff_id: null },
})
type Consultant = { id: string; full_name: string; staff_id: string | null }
const ofConsultant = ({ id, full_name, staff_id }: Consultant): AccountPayee => ({
  ...{ payee_kind: 'affiliate', payee_id: id, payee_name: full_name, legal_name: null, staff_id },
})

// The platform's own people reach every partner and store: they enter no accounts.
const ownOf = (staff: Own, kind: 'partner' | 'store'): Scope[] => wideScopes(staff).filter((one) => one.kind === kind)

export async function ownPayees(db: Db, staff: Own): Promise<AccountPayee[]> {
  const partners = await listOwnPartners(db, ownOf(staff, 'partner'))
  const stores = await listStoreNames(db, ownOf(staff, 'store'))
  const people = await earnersOfStaff(db, asConsultant(staff))
  return [
    ...partners.map(ofPartner),
    ...stores.map(ofStore),
    ...people.map((one) => ofConsultant({ ...one, staff_id: staff.id })),
  ]
}

/** One of their own, locked: of two who enter an account at once, the second sees the first. */
export async function lockOwnPayee(db: Db, id: string, staff: Own): Promise<AccountPayee | undefined> {
  const partner = await lockOwnPartner(db, id, ownOf(staff, 'partner'))
  if (partner) return ofPartner(partner)
  const store = await lockStoreAt(db, { id, scopes: ownOf(staff, 'store') })
  if (store) return ofStore(store)
  const person = await lockConsultantOfStaff(db, id, asConsultant(staff))
  return person && ofConsultant({ ...person, staff_id: staff.id })
}

const known = (ids: readonly (string | null)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))]

/** Whose these accounts are, by payee. */
export async function payeesOf(db: Db, rows: readonly AccountRow[]): Promise<ReadonlyMap<string, AccountPayee>> {
  const partner_ids = known(rows.map(({ partner_id }) => partner_id))
  const store_ids = known(rows.map(({ store_id }) => store_id))
  const consultant_ids = known(rows.map(({ consultant_id }) => consultant_id))
  const partners = partner_ids.length === 0 ? [] : [...(await partnerLicences(db, partner_ids)).values()]
  const stores = [...(await storeNames(db, store_ids))].map(([id, name]) => ({ id, name }))
  const people = [...(await consultantNames(db, consultant_ids))].map(([id, { name, staff_id }]) => ({
    id,
    full_name: name,
    staff_id,
  }))
  const payees = [...partners.map(ofPartner), ...stores.map(ofStore), ...people.map(ofConsultant)]
  return new Map(payees.map((payee) => [payee.payee_id, payee]))
}

export async function payeeOf(db: Db, row: AccountRow): Promise<AccountPayee> {
  const payee = (await payeesOf(db, [row])).get(payeeIdOf(row))
  if (!payee) throw new Error('an account of nobody')
  return payee
}

/** Payees whose names have this in them; nobody, where nothing is searched. */
export async function payeeIdsNamed(db: Db, search: string): Promise<string[]> {
  if (search === '') return []
  return [
    ...(await partnerIdsNamed(db, search)),
    ...(await storeIdsNamed(db, search)),
    ...(await consultantIdsNamed(db, search)),
  ]
}
