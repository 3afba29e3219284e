import { redirect } from 'react-router'
import type { Output } from '#core/call.ts'
import { formatMoment } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { enterAccount, ownAccounts } from '#modules/payouts/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { doneIn, onceOf, withDone } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Account = Output<typeof ownAccounts>['payees'][number]['accounts'][number]

function shown(account: Account, language: Language) {
  const say = words(language)
  const moment = (at: string) => formatMoment(new Date(at), language)
  const { payable_from, decision_reason } = account
  return {
    id: account.account_id,
    state: account.state,
    name: say.account(account.bank_name, account.number, account.holder),
    notes: [
      say.entered(account.entered_by, moment(account.entered_at)),
      ...(account.state === 'verified' && payable_from ? [say.payableFrom(moment(payable_from))] : []),
      ...(account.state === 'rejected' && decision_reason ? [say.reason(decision_reason)] : []),
    ],
  }
}

type Payee = Pick<Output<typeof ownAccounts>['payees'][number], 'payee_kind' | 'payee_name' | 'legal_name'>

/** Whose name the account is in depends on who is paid. */
function textsOfPayee({ payee_kind, payee_name, legal_name }: Payee, language: Language) {
  const say = words(language)
  if (payee_kind === 'affiliate') return { none_text: say.noneOfPerson, form_text: say.formOfPerson(payee_name) }
  if (legal_name !== null) return { none_text: say.noneText, form_text: say.formText(legal_name) }
  return { none_text: say.noneOfStore, form_text: say.formOfStore(payee_name) }
}

export async function loadBankAccount(context: Context, url: URL) {
  const { language } = pageOf(context)
  const say = words(language)
  const { payees } = (await api(context, ownAccounts, {})).data
  return {
    tab: tabTitle(context, say.title),
    key: newId(),
    payees: payees.map(({ payee_id, payee_kind, payee_name, legal_name, accounts, applied }) => ({
      ...{
        id: payee_id,
        name: payee_name,
        legal_name,
        ...textsOfPayee({ payee_kind, payee_name, legal_name }, language),
      },
      accounts: accounts.map((account) => shown(account, language)),
      // What was checked with the application is there already: the owner adds the whole number.
      held: accounts.length === 0 ? applied : null,
    })),
    done: doneIn(url.searchParams, ['entered']) && say.done,
  }
}

const fields = ['intent', 'key', 'payee_id', 'bank_name', 'number', 'holder', 'code']

export async function actOnBankAccount(context: Context, request: Request) {
  const values = textsOf(await readForm(request), fields)
  const { intent = '', payee_id = '', bank_name = '', number = '', holder = '', code = '' } = values
  try {
    await api(context, enterAccount, { payee_id, bank_name, number, holder, code }, onceOf(values))
    return redirect(withDone(to(pageOf(context).language, '/bank-account'), 'entered'))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
