import { redirect } from 'react-router'
import { newId } from '#core/ids.ts'
import { confirmDisbursement, exportDisbursements, listDisbursements } from '#modules/financing/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { amountText, dayText, momentText } from '../../components/banks/file-text.ts'
import { doneIn, onceOf, withDone } from '../../form.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export async function loadDisbursements(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listDisbursements, url.searchParams)
  const input = listDisbursements.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listDisbursements, input))
  return {
    tab: tabTitle(context, words(language).title),
    key: newId(),
    list: { path: to(language, '/disbursements'), query, sort: input.sort, next_cursor, total },
    rows: rows.map(({ id, code, bank_name, amount, disbursed_on, reference, reported_at, received_at }) => ({
      ...{ id, code, bank_name, reference },
      amount: amountText(amount, language),
      disbursed_on: dayText(disbursed_on, language),
      reported_at: momentText(reported_at, language),
      received_at: received_at && momentText(received_at, language),
    })),
    csv: exportDisbursements.path,
    is_done: doneIn(url.searchParams, ['confirmed']) !== undefined,
  }
}

export async function confirmReceived(context: Context, request: Request) {
  const values = textsOf(await readForm(request), ['intent', 'key', 'id'])
  try {
    await api(context, confirmDisbursement, { id: values.id ?? '' }, onceOf(values))
    return redirect(withDone(to(pageOf(context).language, '/disbursements'), 'confirmed'))
  } catch (error) {
    return refused(error, { intent: 'confirm', values })
  }
}
