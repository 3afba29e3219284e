import type { Output } from '#core/call.ts'
import { formatMoment } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import type { Grant, Scope } from '#core/staff.ts'
import { listBankProducts } from '#modules/partner/contract.banks.ts'
import { exportStaff, listStaff } from '#modules/staff/contract.console.ts'
import { givableRoles, isPlatformAdmin } from '#modules/staff/rules/roles.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { doneIn } from '../../form.server.ts'
import { grantText, roleWords } from '../../grant-words.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { type StaffMe, staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { doneWords, words } from './words.ts'

type Person = Output<typeof listStaff>['rows'][number]
type Named = StaffMe['grants'][number]

const grantOf = ({ role, scope }: Pick<Named, 'role' | 'scope'>): Grant => ({ role, scope: scopeOf(scope) })
const scopeOf = ({ kind, id }: Named['scope']): Scope =>
  kind === 'platform' || id === null ? { kind: 'platform' } : { kind, id }

const shown = (person: Person, { me, language }: { me: StaffMe; language: Language }) => ({
  id: person.id,
  key: newId(),
  full_name: person.full_name,
  email: person.email,
  state: person.state,
  is_self: person.id === me.id,
  is_platform_admin: person.grants.some((grant) => isPlatformAdmin(grantOf(grant))),
  seen: person.last_seen_at && formatMoment(new Date(person.last_seen_at), language),
  grants: person.grants.map((grant) => ({
    id: grant.id,
    text: grantText(grant, language),
    can_end: grant.is_yours_to_give && person.id !== me.id,
  })),
  approval: person.approval && {
    id: person.approval.approval_id,
    reason: person.approval.reason,
    is_own: person.approval.requested_by === me.id,
  },
})

export type ShownPerson = ReturnType<typeof shown>

/** What can be given here: each role in each scope that this person has. Agencies invite their own owners by their application. */
const offered = ({ grants }: StaffMe, language: Language) =>
  [...new Map(grants.map((grant) => [grant.scope.id, grant])).values()].flatMap((held) =>
    givableRoles(grants.map(grantOf), scopeOf(held.scope)).map((role) => ({
      value: [role, held.scope.kind, held.scope.id ?? ''].join(' '),
      label: grants.length > 1 ? grantText({ role, scope: held.scope }, language) : roleWords(language)[role],
    })),
  )

/** Banks have nobody who could invite a colleague: the platform's admins do. */
async function bankOfficers(context: Context, me: StaffMe, language: Language) {
  if (!me.grants.some((grant) => isPlatformAdmin(grantOf(grant)))) return []
  const { banks } = (await api(context, listBankProducts, {})).data
  return banks.map(({ bank_id: id, name }) => ({
    value: `bank_officer bank ${id}`,
    label: grantText({ role: 'bank_officer', scope: { kind: 'bank', id, name } }, language),
  }))
}

export async function loadStaff(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listStaff, url.searchParams)
  const input = listStaff.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listStaff, input))
  const me = await staffOf(context)
  const done = doneIn(url.searchParams, ['invited', 'ended', 'reset', 'requested', 'decided'])
  return {
    tab: tabTitle(context, words(language).title),
    done: done && doneWords(language)[done],
    key: newId(),
    list: { path: to(language, '/staff'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((person) => shown(person, { me, language })),
    roles: [...offered(me, language), ...(await bankOfficers(context, me, language))],
    csv: exportStaff.path,
  }
}
