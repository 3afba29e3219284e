import { data, redirect } from 'react-router'
import { changePage, ownPage } from '#modules/content/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { bilingualOf, onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

const texts = ['title', 'summary', 'body'].flatMap((name) => [`${name}.id`, `${name}.en`])
const fields = ['intent', 'key', 'revision', 'tenant_id', ...texts]

/** Saves a text, or gives a brand its own copy of it. */
export async function actOnSitePage(context: Context, { request, id }: { request: Request; id: string }) {
  const { language } = pageOf(context)
  const values = textsOf(await readForm(request), fields)
  const intent = values.intent ?? ''
  try {
    if (intent === 'own') {
      const own = (await api(context, ownPage, { id, tenant_id: values.tenant_id ?? '' }, onceOf(values))).data
      return redirect(withDone(to(language, '/pages/:id', { id: own.id }), 'own'))
    }
    if (intent !== 'save') throw data(null, { status: 400 })
    const typed = {
      title: bilingualOf(values, 'title'),
      summary: bilingualOf(values, 'summary'),
      body: bilingualOf(values, 'body'),
    }
    await api(context, changePage, { id, revision: values.revision, ...typed }, onceOf(values))
    return redirect(withDone(to(language, '/pages/:id', { id }), 'saved'))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
