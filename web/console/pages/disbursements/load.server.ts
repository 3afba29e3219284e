import { data, redirect } from 'react-router'
import { newId } from '#core/ids.ts'
import {
  confirmDisbursement,
  exportDisbursements,
  listDisbursements,
  missDisbursement,
} from '#modules/financing/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { amountText, dayText, momentText } from '../../components/banks/file-text.ts'
import { amountOf, doneIn, onceOf, withDone } from '../../form.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { listHref } from '../../ui/list-query.ts'
import { words } from './words.ts'

export async function loadDisbursements(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listDisbursements, url.searchParams)
  const input = listDisbursements.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listDisbursements, input))
  const say = words(language)
  const path = to(language, '/disbursements')
  const done = doneIn(url.searchParams, ['confirmed', 'missed'])
  const shown = rows.map(({ id, code, bank_name, reference, missed_reason, ...row }) => ({
    ...{ id, code, bank_name, reference, missed_reason },
    amount: amountText(row.amount, language),
    disbursed_on: dayText(row.disbursed_on, language),
    reported_at: momentText(row.reported_at, language),
    received_at: row.received_at && momentText(row.received_at, language),
    href: listHref(path, query, { cursor: query.cursor, open: id }),
  }))
  return {
    tab: tabTitle(context, say.title),
    key: newId(),
    list: { path, query, sort: input.sort, next_cursor, total },
    rows: shown,
    /** The one that is looked for on the account now. */
    open: shown.find(({ id, received_at }) => id === url.searchParams.get('open') && received_at === null),
    csv: exportDisbursements.path,
    done: done && say[`done_${done}`],
  }
}

type Step = (context: Context, values: Values) => Promise<'confirmed' | 'missed'>

const steps: Readonly<Record<string, Step>> = {
  async confirm(context, values) {
    const { id = '', code = '' } = values
    await api(context, confirmDisbursement, { id, amount: amountOf(values.amount), code }, onceOf(values))
    return 'confirmed'
  },
  async missing(context, values) {
    const { id = '', reason = '' } = values
    await api(context, missDisbursement, { id, reason }, onceOf(values))
    return 'missed'
  },
}

/** What was seen on the account; leads back to the list. */
export async function actOnDisbursement(context: Context, request: Request) {
  const values = textsOf(await readForm(request), ['intent', 'key', 'id', 'amount', 'code', 'reason'])
  const intent = values.intent ?? ''
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const done = await step(context, values)
    return redirect(withDone(to(pageOf(context).language, '/disbursements'), done))
  } catch (error) {
    return refused(error, { intent, values })
  }
}

export type ShownDisbursement = Awaited<ReturnType<typeof loadDisbursements>>['rows'][number]
