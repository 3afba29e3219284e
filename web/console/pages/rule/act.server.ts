import { data, redirect } from 'react-router'
import { addDatedRule, seeDatedRule } from '#modules/dated-rules/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { amountOf, onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

const fields = ['intent', 'key', 'value', 'valid_from', 'source', 'reason']

/** Adds a number from a day to come; leads back to its history. */
export async function addValue(context: Context, { name, request }: { name: string; request: Request }) {
  const known = seeDatedRule.input.safeParse({ key: name })
  if (!known.success) throw data(null, { status: 404 })
  const values = textsOf(await readForm(request), fields)
  const { key } = known.data
  const { valid_from = '', source = '', reason = '' } = values
  try {
    // What was left empty is no number: nobody means nothing by it.
    const value = amountOf(values.value) ?? 'none'
    await api(context, addDatedRule, { key, value, valid_from, source, reason }, onceOf({ rule: key, ...values }))
    return redirect(withDone(to(pageOf(context).language, '/rules/:key', { key }), 'added'))
  } catch (error) {
    return refused(error, { intent: 'add', values })
  }
}
