import { redirect } from 'react-router'
import { newId } from '#core/ids.ts'
import { addLicence } from '#modules/partner/contract.console.ts'
import { licenceKinds } from '#modules/partner/rules/licence.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { fieldsOf, readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export function loadNewLicence(context: Context, url: URL) {
  const { language } = pageOf(context)
  const say = words(language)
  return {
    tab: tabTitle(context, say.title),
    crumbs: [
      { href: to(language, '/licences'), label: say.list },
      { href: to(language, '/licences/new'), label: say.title },
    ],
    form_key: newId(),
    partner_slug: url.searchParams.get('partner') ?? '',
    kinds: licenceKinds.map((value) => ({ value, label: value })),
  }
}

export async function saveNewLicence(context: Context, request: Request) {
  const values = textsOf(await readForm(request), ['intent', 'key', ...fieldsOf(addLicence)])
  const { partner_slug = '', number = '', valid_from, valid_until, evidence_url = '' } = values
  const kind = licenceKinds.find((one) => one === values.kind) ?? licenceKinds[0]
  const days = { ...(valid_from && { valid_from }), ...(valid_until && { valid_until }) }
  try {
    const licence = { partner_slug, kind, number, evidence_url, ...days }
    const { id } = (await api(context, addLicence, licence, onceOf(values))).data
    return redirect(withDone(to(pageOf(context).language, '/licences/:id', { id }), 'added'))
  } catch (error) {
    return refused(error, { intent: 'add', values })
  }
}
