import { data, redirect } from 'react-router'
import { setPrivatePrices } from '#modules/private-umrah/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { amountOf, onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'
import { kindOf } from './load.server.ts'

const month = /^months\.(\d{4}-\d\d-01)$/

/** Sets a price for some months, or withdraws theirs; leads back to them. */
export async function actOnPrivatePrice(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), ['intent', 'key', 'variant', 'price', month])
  const { intent = '', variant = '' } = values
  if (intent !== 'set' && intent !== 'withdraw') throw data(null, { status: 400 })
  const kind = await kindOf(context, id)
  const months = Object.keys(values).flatMap((name) => month.exec(name)?.[1] ?? [])
  const price = intent === 'set' ? (amountOf(values.price) ?? '') : null
  try {
    const input = { kind, id, variant: variant === 'one' ? '' : variant, months, price }
    const { set, withdrawn } = (await api(context, setPrivatePrices, input, onceOf({ ...values, id }))).data
    const done = intent === 'set' ? 'set' : 'withdrawn'
    const back = to(pageOf(context).language, '/private-supply/:id', { id })
    return redirect(withDone(back, set + withdrawn > 0 ? done : 'same'))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
