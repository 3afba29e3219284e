import { data, redirect } from 'react-router'
import { changeFaq, removeFaq } from '#modules/content/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { faqFormFields, typedFaq } from '../../components/content/faq-typed.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

/** Saves a question, or removes it. */
export async function actOnFaq(context: Context, { request, id }: { request: Request; id: string }) {
  const { language } = pageOf(context)
  const values = textsOf(await readForm(request), faqFormFields)
  const intent = values.intent ?? ''
  try {
    if (intent === 'remove') {
      await api(context, removeFaq, { id, confirm_name: values.confirm_name ?? '' })
      return redirect(withDone(to(language, '/faqs'), 'removed'))
    }
    if (intent !== 'save') throw data(null, { status: 400 })
    await api(context, changeFaq, { id, version: values.version, ...typedFaq(values) }, onceOf(values))
    return redirect(withDone(to(language, '/faqs/:id', { id }), 'saved'))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
