import { data, redirect } from 'react-router'
import type { Sent } from '#core/call.ts'
import { addBankTerms, stopBankProduct } from '#modules/partner/contract.banks.ts'
import { financingDocuments, offeredMonths } from '#modules/partner/rules/akad.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { amountOf, onceOf, withDone } from '../../form.server.ts'
import { akadIn, productAddress } from './load.server.ts'

const fields = [
  ...['intent', 'key', 'akad', 'version', 'valid_from', 'source', 'reason', 'margin_bp', 'nisbah', 'days_before'],
  ...['ujrah', 'financed_least', 'financed_most', 'minimum_deposit', 'tax_card_from'],
  ...['admin_fee', 'bank_fee', 'insurance_fee'],
  ...financingDocuments.map((name) => `documents.${name}`),
  ...offeredMonths.map((months) => `months.${months}`),
]

/** A percentage as people write it, in hundredths of a percent; what is none stays as it was typed, to be refused. */
function basisPointsOf(text = ''): number | string | undefined {
  const typed = text.trim().replace(/\s*%$/, '')
  if (typed === '') return undefined
  return /^\d{1,3}(?:[.,]\d{1,2})?$/.test(typed) ? Math.round(Number(typed.replace(',', '.')) * 100) : typed
}

const textOf = (text: string | undefined) => text?.trim() || undefined

type Figures = Omit<Sent<typeof addBankTerms>, 'bank_id' | 'akad' | 'version' | 'valid_from' | 'reason' | 'source'>

const figuresOf = (values: Values): Figures => ({
  margin_bp: basisPointsOf(values.margin_bp),
  ujrah: amountOf(values.ujrah),
  nisbah: textOf(values.nisbah),
  financed_least: amountOf(values.financed_least),
  financed_most: amountOf(values.financed_most),
  days_before: textOf(values.days_before),
  minimum_deposit: amountOf(values.minimum_deposit),
  tax_card_from: amountOf(values.tax_card_from),
  // What is left empty is no fee of nothing: it is refused at its field.
  admin_fee: amountOf(values.admin_fee),
  ...('bank_fee' in values && { bank_fee: amountOf(values.bank_fee), insurance_fee: amountOf(values.insurance_fee) }),
  documents: financingDocuments.filter((name) => values[`documents.${name}`] === 'true'),
  months: offeredMonths.filter((months) => values[`months.${months}`] === 'true'),
})

/** Writes new terms, or the day on which a contract is offered no more; leads back to its history. */
export async function changeProduct(context: Context, { bank_id, request }: { bank_id: string; request: Request }) {
  const values = textsOf(await readForm(request), fields)
  const { intent = '', version = '', valid_from = '', source = '', reason = '' } = values
  const akad = akadIn(values.akad)
  if (!akad || (intent !== 'add' && intent !== 'stop')) throw data(null, { status: 404 })
  const change = { bank_id, akad, version, valid_from, source, reason }
  try {
    const once = onceOf({ bank_id, ...values })
    if (intent === 'add') await api(context, addBankTerms, { ...change, ...figuresOf(values) }, once)
    else await api(context, stopBankProduct, change, once)
    const done = intent === 'add' ? 'added' : 'stopped'
    return redirect(withDone(productAddress(pageOf(context).language, bank_id, akad), done))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
