import { data, redirect } from 'react-router'
import { changePost, stepPost } from '#modules/content/contract.console.ts'
import { postSteps } from '#modules/content/rules/post-machine.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { jakartaMoment } from '../../breach-shown.ts'
import { addTextPicture, storePicture } from '../../components/content/picture.server.ts'
import { postFormFields, typedPost } from '../../components/content/post-typed.server.ts'
import { forgetDraft } from '../../draft.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

type Posted = { id: string; values: Values; form: FormData }

async function save(context: Context, { id, values, form }: Posted): Promise<string> {
  const once = onceOf(values)
  await addTextPicture(context, form, values)
  const picture_id = await storePicture(context, form, values)
  await api(context, changePost, { id, version: values.version, ...typedPost(values), picture_id }, once)
  return 'saved'
}

async function forget(context: Context, { id }: Posted): Promise<string> {
  await forgetDraft(context, { kind: 'post', thing_id: id })
  return 'forgotten'
}

const acts = new Map([
  ['save', save],
  ['forget-draft', forget],
])

async function step(context: Context, { id, values }: Posted): Promise<string> {
  const wanted = postSteps.find((one) => one === values.intent)
  if (!wanted) throw data(null, { status: 400 })
  const publish_at = wanted === 'schedule' ? { publish_at: jakartaMoment(values.publish_at) } : {}
  const reason = wanted === 'withdraw' ? { reason: values.reason ?? '' } : {}
  await api(context, stepPost, { id, step: wanted, ...publish_at, ...reason }, onceOf(values))
  return wanted
}

/** One of the forms of a post; leads back to it, which says what was done. */
export async function actOnPost(context: Context, { request, id }: { request: Request; id: string }) {
  const form = await readForm(request)
  const values = textsOf(form, postFormFields)
  const intent = values.intent ?? ''
  try {
    const done = await (acts.get(intent) ?? step)(context, { id, values, form })
    return redirect(withDone(to(pageOf(context).language, '/posts/:id', { id }), done))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
