import { redirect } from 'react-router'
import { createFaq } from '#modules/content/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { faqFormFields, typedFaq } from '../../components/content/faq-typed.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

/** Adds the question; leads to it. */
export async function makeFaq(context: Context, { request, url }: { request: Request; url: URL }) {
  const values = textsOf(await readForm(request), faqFormFields)
  const replaces = url.searchParams.get('replaces')
  const input = { tenant_id: values.tenant_id ?? '', ...(replaces && { replaces }), ...typedFaq(values) }
  try {
    const { id } = (await api(context, createFaq, input, onceOf(values))).data
    return redirect(withDone(to(pageOf(context).language, '/faqs/:id', { id }), 'created'))
  } catch (error) {
    return refused(error, { intent: 'create', values })
  }
}
