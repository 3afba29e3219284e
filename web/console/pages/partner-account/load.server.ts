import { data, redirect } from 'react-router'
import { formatMoment } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import { decideAccount, seeAccount } from '#modules/payouts/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { doneIn, onceOf, withDone } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { doneWords, outcomes, words } from './words.ts'

export async function loadAccount(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const account = await dataOrNotFound(api(context, seeAccount, { id }))
  const say = words(language)
  const moment = (at: string | null) => at && formatMoment(new Date(at), language)
  const done = doneIn(url.searchParams, outcomes)
  const title = say.title(account.payee_name)
  return {
    tab: tabTitle(context, title),
    title,
    path: to(language, '/partner-accounts/:account_id', { account_id: id }),
    accounts: to(language, '/partner-accounts'),
    key: newId(),
    state: account.state,
    is_as_applied: account.is_as_applied,
    facts: [
      { name: say.bank, value: account.bank_name },
      { name: say.number, value: account.whole_number },
      { name: say.holder, value: account.holder },
      account.legal_name
        ? { name: say.company, value: account.legal_name }
        : { name: account.payee_kind === 'affiliate' ? say.consultant : say.store, value: account.payee_name },
      { name: say.enteredBy, value: account.entered_by },
      { name: say.enteredAt, value: moment(account.entered_at) },
      { name: say.decidedAt, value: moment(account.decided_at) },
      { name: say.payableFrom, value: moment(account.payable_from) },
      { name: say.reason, value: account.decision_reason },
    ].filter(({ value }) => value),
    done: done && doneWords(language)[done],
  }
}

const fields = ['intent', 'key', 'reason', 'code']

export async function actOnAccount(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), fields)
  const { intent = '', reason = '', code = '' } = values
  if (intent !== 'verify' && intent !== 'reject') throw data(null, { status: 400 })
  try {
    await api(context, decideAccount, { id, decision: intent, reason, code }, onceOf({ id, ...values }))
    const path = to(pageOf(context).language, '/partner-accounts/:account_id', { account_id: id })
    return redirect(withDone(path, intent === 'verify' ? 'verified' : 'rejected'))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
