import { data, redirect } from 'react-router'
import { showPartner } from '#modules/partner/contract.console.ts'
import {
  addHost,
  removeHost,
  removeTenantLogo,
  saveBrand,
  saveTenantSettings,
  setTenantLogo,
} from '#modules/tenant/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { brandFields, settingFields } from '../../components/tenant/fields.ts'
import { brandIn, settingsIn } from '../../components/tenant/form.server.ts'
import { withDone } from '../../form.server.ts'
import { to } from '../../to.ts'
import type { Outcome } from './words.ts'

const fields = ['intent', 'key', 'version', 'host', 'partner_id', ...brandFields, ...settingFields]

type Step = (context: Context, id: string, values: Values, form: FormData) => Promise<Outcome>

const steps: Readonly<Record<string, Step>> = {
  async brand(context, id, values) {
    await api(context, saveBrand, { id, version: values.version, ...brandIn(values) })
    return 'brand'
  },
  async features(context, id, values) {
    await api(context, saveTenantSettings, { id, version: values.version, ...settingsIn(values) })
    return 'features'
  },
  async addHost(context, id, { host = '' }) {
    await api(context, addHost, { id, host })
    return 'host_added'
  },
  async removeHost(context, id, { host = '' }) {
    await api(context, removeHost, { id, host })
    return 'host_removed'
  },
  async setLogo(context, id, _values, form) {
    const sent = form.get('file')
    const file = sent instanceof File ? sent : new File([], '')
    const files = { file: { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) } }
    await api(context, setTenantLogo, { id }, { files })
    return 'logo_set'
  },
  async removeLogo(context, id) {
    await api(context, removeTenantLogo, { id })
    return 'logo_removed'
  },
  async hidePartner(context, id, { partner_id = '' }) {
    await api(context, showPartner, { id, partner_id, is_shown: false })
    return 'partner_hidden'
  },
  async showPartner(context, id, { partner_id = '' }) {
    await api(context, showPartner, { id, partner_id, is_shown: true })
    return 'partner_shown'
  },
}

/** One of the forms of a brand; leads back to it, as it then is. */
export async function actOnTenant(context: Context, { id, request }: { id: string; request: Request }) {
  const form = await readForm(request)
  const values = textsOf(form, fields)
  const intent = values.intent ?? ''
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const done = await step(context, id, values, form)
    return redirect(withDone(to(pageOf(context).language, '/tenants/:tenant_id', { tenant_id: id }), done))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
