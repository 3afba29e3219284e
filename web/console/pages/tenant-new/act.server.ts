import { redirect } from 'react-router'
import { addTenant } from '#modules/tenant/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { brandFields, settingFields } from '../../components/tenant/fields.ts'
import { brandIn, settingsIn } from '../../components/tenant/form.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

const fields = ['intent', 'key', 'slug', 'host', 'admin_name', 'admin_email', ...brandFields, ...settingFields]

export async function makeTenant(context: Context, request: Request) {
  const values = textsOf(await readForm(request), fields)
  const { slug = '', host = '', admin_name = '', admin_email = '' } = values
  const {
    instagram_url: _i,
    youtube_url: _y,
    tiktok_url: _t,
    twitter_url: _x,
    linkedin_url: _l,
    ...brand
  } = brandIn(values)
  try {
    const form = { slug, host, admin_name, admin_email, ...brand, ...settingsIn(values) }
    const { tenant_id } = (await api(context, addTenant, form, onceOf(values))).data
    return redirect(withDone(to(pageOf(context).language, '/tenants/:tenant_id', { tenant_id }), 'made'))
  } catch (error) {
    return refused(error, { intent: 'make', values })
  }
}
