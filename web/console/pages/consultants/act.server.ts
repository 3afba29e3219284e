import { data, redirect } from 'react-router'
import { addConsultant, endConsultant } from '#modules/affiliate/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { fieldsOf, readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

const fields = ['intent', 'key', ...fieldsOf(addConsultant, endConsultant)]

async function step(context: Context, values: Values): Promise<'added' | 'stopped'> {
  const { intent, id = '', reason = '', confirm_name = '' } = values
  if (intent === 'end') {
    await api(context, endConsultant, { id, reason, confirm_name })
    return 'stopped'
  }
  if (intent !== 'add') throw data(null, { status: 400 })
  const { tenant_id = '', full_name = '', affiliate_code = '', whatsapp_number = '', staff_email } = values
  const form = { tenant_id, full_name, affiliate_code, whatsapp_number, ...(staff_email && { staff_email }) }
  await api(context, addConsultant, form, onceOf(values))
  return 'added'
}

export async function actOnConsultants(context: Context, request: Request) {
  const values = textsOf(await readForm(request), fields)
  try {
    return redirect(withDone(to(pageOf(context).language, '/consultants'), await step(context, values)))
  } catch (error) {
    return refused(error, { intent: values.intent ?? '', values })
  }
}
