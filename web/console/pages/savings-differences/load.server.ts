import { redirect } from 'react-router'
import type { Output } from '#core/call.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { listSavingsDifferences, resolveSavingsDifference } from '#modules/savings/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { amountText, momentText } from '../../components/banks/file-text.ts'
import { savingsWords } from '../../components/banks/savings-words.ts'
import { doneIn, onceOf, withDone } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Row = Output<typeof listSavingsDifferences>['rows'][number]
type Side = { amount: number | null; virtual_account: string | null }

function sideText(side: Side | null, language: Language): string {
  const say = words(language)
  if (!side) return say.unreadable
  const amount = side.amount === null ? say.noAmount : amountText(side.amount, language)
  return side.virtual_account === null ? amount : say.toAccount(amount, side.virtual_account)
}

const shown = ({ id, at, payment_request_id, notice, counted }: Row, language: Language) => ({
  id,
  title: words(language).payment(payment_request_id),
  at: momentText(at, language),
  notice: sideText(notice, language),
  counted: sideText(counted, language),
  plan: counted && {
    href: to(language, '/savings/:id', { id: counted.plan_id }),
    label: words(language).openPlan(counted.code),
  },
})

export async function loadSavingsDifferences(context: Context, url: URL) {
  const { language } = pageOf(context)
  const { rows } = await dataOrNotFound(api(context, listSavingsDifferences, {}))
  const title = savingsWords(language).differences
  return {
    tab: tabTitle(context, title),
    key: newId(),
    crumbs: [
      { label: savingsWords(language).deposits, href: to(language, '/savings/deposits') },
      { label: title, href: to(language, '/savings/differences') },
    ],
    rows: rows.map((row) => shown(row, language)),
    is_done: doneIn(url.searchParams, ['resolved']) !== undefined,
  }
}

export async function resolveDifference(context: Context, request: Request) {
  const values = textsOf(await readForm(request), ['intent', 'key', 'id', 'reason'])
  const { id = '', reason = '' } = values
  try {
    await api(context, resolveSavingsDifference, { id, reason }, onceOf(values))
    return redirect(withDone(to(pageOf(context).language, '/savings/differences'), 'resolved'))
  } catch (error) {
    return refused(error, { intent: 'resolve', values })
  }
}
