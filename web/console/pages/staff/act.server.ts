import { data, redirect } from 'react-router'
import type { Sent } from '#core/call.ts'
import { scopeKinds, staffRoles } from '#core/staff.ts'
import { decideTwoStep, endGrant, inviteAgain, inviteStaff, resetTwoStep } from '#modules/staff/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { fieldsOf, readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

const fields = ['intent', 'key', ...fieldsOf(inviteStaff, endGrant, resetTwoStep, decideTwoStep)]

/** The choice of a role says where it holds as well: `partner_staff partner <id>`. */
function chosenIn({ role: choice = '' }: Values): Pick<Sent<typeof inviteStaff>, 'role' | 'scope_kind' | 'scope_id'> {
  const [role, kind, id] = choice.split(' ')
  return {
    // What is none of ours is refused by the call, at its field.
    role: staffRoles.find((one) => one === role) ?? 'partner_staff',
    scope_kind: scopeKinds.find((one) => one === kind) ?? 'platform',
    ...(id && { scope_id: id }),
  }
}

const steps: Readonly<Record<string, (context: Context, values: Values) => Promise<string>>> = {
  async invite(context, values) {
    const { email = '', full_name = '', language, code = '' } = values
    const person = { email, full_name, language: language === 'en' ? ('en' as const) : ('id' as const) }
    await api(context, inviteStaff, { ...person, ...chosenIn(values), code }, onceOf(values))
    return 'invited'
  },
  async again(context, { id = '' }) {
    await api(context, inviteAgain, { id })
    return 'invited'
  },
  async end(context, { id = '', grant_id = '', confirm_name = '' }) {
    await api(context, endGrant, { id, grant_id, confirm_name })
    return 'ended'
  },
  async reset(context, { id = '', reason = '', confirm_name = '' }) {
    const { status } = (await api(context, resetTwoStep, { id, reason, confirm_name })).data
    return status === 'done' ? 'reset' : 'requested'
  },
  async decide(context, { id = '', approval_id = '', decision = '', code = '' }) {
    const word = decision === 'approve' ? 'approve' : 'reject'
    await api(context, decideTwoStep, { id, approval_id, decision: word, code })
    return 'decided'
  },
}

export async function actOnStaff(context: Context, request: Request) {
  const values = textsOf(await readForm(request), fields)
  const intent = values.intent ?? ''
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const done = await step(context, values)
    return redirect(withDone(to(pageOf(context).language, '/staff'), done))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
