import { data, redirect } from 'react-router'
import { changePartnerProfile, setPartnerPicture } from '#modules/partner/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { bilingualOf, onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

const own = ['intent', 'key', 'version', 'about.id', 'about.en', 'address', 'phone_number', 'whatsapp_number']
const fields = [...own, 'alt_id', 'alt_en']

type Posted = { context: Context; id: string; values: Values; form: FormData }

async function save({ context, id, values }: Posted): Promise<string> {
  const { version, address = '', phone_number = '', whatsapp_number = '' } = values
  const typed = { version, about: bilingualOf(values, 'about'), address, phone_number }
  const writable = whatsapp_number.trim() === '' ? {} : { whatsapp_number }
  await api(context, changePartnerProfile, { id, ...typed, ...writable }, onceOf(values))
  return 'saved'
}

async function setPicture({ context, id, values, form }: Posted, place: 'logo' | 'cover'): Promise<string> {
  const { alt_id = '', alt_en = '' } = values
  const sent = form.get('file')
  const file = sent instanceof File ? sent : new File([], '')
  const files = { file: { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) } }
  await api(context, setPartnerPicture, { id, place, alt_id, alt_en }, { files })
  return `${place}_set`
}

/** Saves what the partner says of itself, or one of its pictures. */
export async function actOnProfile(context: Context, { request, id }: { request: Request; id: string }) {
  const form = await readForm(request)
  const values = textsOf(form, fields)
  const intent = values.intent ?? ''
  const posted = { context, id, values, form }
  try {
    if (intent !== 'save' && intent !== 'logo' && intent !== 'cover') throw data(null, { status: 400 })
    const done = intent === 'save' ? await save(posted) : await setPicture(posted, intent)
    return redirect(withDone(to(pageOf(context).language, '/partner-profile/:id', { id }), done))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
