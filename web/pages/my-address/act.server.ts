import { data, redirect } from 'react-router'
import { activateAddress, addAddress, changeAddress, deleteAddress } from '#modules/shipping/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import type { ToastKey } from '../../components/toast-words.ts'
import { flash } from '../../flash.server.ts'
import { refused, type Values } from '../../form.server.ts'
import { inLanguage } from '../../to.ts'
import { addressOf, type Query } from './query.ts'
import { regionsOf } from './regions.server.ts'

type Posted = { context: Context; values: Values; query: Query }
type Step = (posted: Posted) => Promise<ToastKey>

async function save({ context, values, query }: Posted): Promise<ToastKey> {
  const { label = '', recipient_name = '', phone_number = '', postcode = '', street = '', note } = values
  const { province_id = '', city_id = '', subdistrict_id = '', is_active } = values
  const regions = { province_id, city_id, subdistrict_id }
  const typed = { label, recipient_name, phone_number, ...regions, postcode, street, note: note || null }
  if (query.edit === 'new') await api(context, addAddress, { ...typed, is_active: is_active !== undefined })
  else await api(context, changeAddress, { id: query.edit ?? '', ...typed })
  return 'address_saved'
}

const steps: Readonly<Record<string, Step>> = {
  save,
  activate: async ({ context, values: { id = '' } }) => {
    await api(context, activateAddress, { id })
    return 'address_activated'
  },
  delete: async ({ context, values: { id = '' } }) => {
    await api(context, deleteAddress, { id })
    return 'address_deleted'
  },
}

/** Does what a form of the page asks for. Who came to choose an address goes back once one is chosen. */
export async function act({ context, values, query }: Posted) {
  const { intent = '' } = values
  // Without scripts: the form as it was typed, with what can be chosen now.
  if (intent === 'regions') return shown(context, values)
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  const page = pageOf(context)
  try {
    flash(page, await step({ context, values, query }))
    const { search, back } = query
    const list = inLanguage(page.language, addressOf({ search, back }))
    return redirect(intent === 'delete' ? list : (back ?? list))
  } catch (error) {
    const { data: failed, init } = refused(error, { intent, values })
    return data({ ...failed, regions: await regionsOf(context, values) }, init ?? {})
  }
}

async function shown(context: Context, values: Values) {
  const nothing = { ok: false as const, status: 200, code: '', message: '', errors: {} }
  return data({ ...nothing, intent: 'regions', values, regions: await regionsOf(context, values) })
}
