import { redirect } from 'react-router'
import type { Output } from '#core/call.ts'
import { formatNumber, formatRupiah, formatShortDay } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { addCommissionRate, listCommissionRates } from '#modules/commission/contract.console.ts'
import { rateKinds } from '#modules/commission/rules/rate.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { amountOf, doneIn, onceOf, withDone } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Rate = Output<typeof listCommissionRates>['rows'][number]

function shown(rate: Rate, language: Language) {
  const say = words(language)
  const { basis_points, amount, name, kind } = rate
  return {
    id: rate.rate_id,
    name: name ?? say[kind],
    brand: rate.tenant_name,
    rate:
      basis_points === null
        ? say.each(formatRupiah(rupiah(amount ?? 0), language))
        : say.share(formatNumber(basis_points / 100, language)),
    from: formatShortDay(rate.valid_from, language),
    state: rate.state,
    source: rate.source,
  }
}

export async function loadRates(context: Context, url: URL) {
  const { language } = pageOf(context)
  const say = words(language)
  const { rows, tenants, today } = await dataOrNotFound(api(context, listCommissionRates, {}))
  return {
    tab: tabTitle(context, say.title),
    rows: rows.map((row) => shown(row, language)),
    tenants: tenants.map(({ id, name }) => ({ value: id, label: name })),
    kinds: rateKinds.map((value) => ({ value, label: say[value] })),
    today,
    key: newId(),
    done: doneIn(url.searchParams, ['added']) && say.added,
  }
}

const fields = ['intent', 'key', 'tenant_id', 'kind', 'slug', 'basis_points', 'amount', 'valid_from', 'source']

/** Percent with up to two decimals, as hundredths of it; what is none stays as it was typed, to be refused at its field. */
function hundredths(text: string): number | string | undefined {
  const typed = text.trim().replace('%', '').trim()
  if (typed === '') return undefined
  return /^\d{1,2}([.,]\d{1,2})?$/.test(typed) ? Math.round(Number(typed.replace(',', '.')) * 100) : 'none'
}

export async function actOnRates(context: Context, request: Request) {
  const values = textsOf(await readForm(request), fields)
  const kind = rateKinds.find((one) => one === values.kind) ?? 'all'
  const { tenant_id = '', slug = '', valid_from = '', source = '' } = values
  const basis_points = hundredths(values.basis_points ?? '')
  const amount = amountOf(values.amount)
  const input = { tenant_id, kind, slug, valid_from, source }
  try {
    await api(
      context,
      addCommissionRate,
      { ...input, ...(basis_points !== undefined && { basis_points }), ...(amount !== undefined && { amount }) },
      onceOf(values),
    )
    return redirect(withDone(to(pageOf(context).language, '/commission-rates'), 'added'))
  } catch (error) {
    return refused(error, { intent: 'add', values })
  }
}
