import { data, redirect } from 'react-router'
import {
  addPackagePicture,
  arrangePackagePictures,
  copyPackage,
  describePackagePicture,
  packageChoices,
  removePackagePicture,
  savePackage,
  seePackage,
  submitPackage,
  takeBackPackage,
  withdrawPackage,
} from '#modules/catalogue/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { bilingualOf, onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'
import { contentFields, contentOf, typedErrors } from './content.server.ts'

const own = [
  'intent',
  'key',
  'version',
  'explanation',
  'reason',
  'confirm_name',
  'alt_id',
  'alt_en',
  'picture_id',
  'step',
]
const fields = [...own, ...contentFields]

/** One place earlier or later. */
function arranged(ids: readonly string[], id: string, step: string | undefined): string[] {
  const others = ids.filter((one) => one !== id)
  if (others.length === ids.length) return others
  return others.toSpliced(Math.max(ids.indexOf(id) + (step === 'earlier' ? -1 : 1), 0), 0, id)
}

type Posted = { context: Context; id: string; values: Values; form: FormData }
type Step = (posted: Posted) => Promise<{ id: string; done: string }>

const steps: Readonly<Record<string, Step>> = {
  async save({ context, id, values }) {
    const { types } = (await api(context, packageChoices, {})).data
    // The group says the category: there are none that do not go together.
    const category = types.find(({ value }) => value === values.type_slug)?.category ?? 'umroh'
    await api(context, savePackage, { id, version: values.version, ...contentOf(values, category) })
    return { id, done: 'saved' }
  },
  async picture({ context, id, values, form }) {
    const { alt_id = '', alt_en = '' } = values
    const sent = form.get('file')
    const file = sent instanceof File ? sent : new File([], '')
    const files = { file: { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) } }
    await api(context, addPackagePicture, { id, alt_id, alt_en }, { files })
    return { id, done: 'picture_added' }
  },
  async arrange({ context, id, values }) {
    const { picture_id = '', step, version } = values
    const { content } = (await api(context, seePackage, { id })).data
    const picture_ids = arranged(content.picture_ids, picture_id, step)
    await api(context, arrangePackagePictures, { id, version, picture_ids })
    return { id, done: 'pictures_arranged' }
  },
  async remove_picture({ context, id, values }) {
    const { picture_id = '', version, confirm_name = '' } = values
    await api(context, removePackagePicture, { id, picture_id, version, confirm_name }, onceOf(values))
    return { id, done: 'picture_removed' }
  },
  async describe({ context, id, values }) {
    const { picture_id = '', alt_id = '', alt_en = '', version } = values
    await api(context, describePackagePicture, { id, picture_id, alt_id, alt_en, version })
    return { id, done: 'picture_described' }
  },
  async submit({ context, id, values }) {
    const { version, explanation = '' } = values
    await api(context, submitPackage, { id, version, explanation }, onceOf(values))
    return { id, done: 'submitted' }
  },
  async take_back({ context, id, values }) {
    await api(context, takeBackPackage, { id }, onceOf(values))
    return { id, done: 'taken_back' }
  },
  async copy({ context, id, values }) {
    const hijri_year = values.hijri_year?.trim() ? Number(values.hijri_year) : null
    const input = { id, name: bilingualOf(values, 'name'), hijri_year }
    const made = (await api(context, copyPackage, input, onceOf(values))).data
    return { id: made.id, done: 'copied' }
  },
  async withdraw({ context, id, values }) {
    const { reason = '', confirm_name = '' } = values
    await api(context, withdrawPackage, { id, reason, confirm_name }, onceOf(values))
    return { id, done: 'withdrawn' }
  },
}

/** One of the forms of a package; leads back to it, or to the copy, which says what was done. */
export async function actOnPackage(context: Context, { id, request }: { id: string; request: Request }) {
  const form = await readForm(request)
  const values = textsOf(form, fields)
  const intent = values.intent ?? ''
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const { id: next, done } = await step({ context, id, values, form })
    return redirect(withDone(to(pageOf(context).language, '/packages/:id', { id: next }), done))
  } catch (error) {
    const answer = refused(error, { intent, values })
    const { errors } = answer.data
    return data({ ...answer.data, errors: typedErrors(errors, values) }, answer.init ?? undefined)
  }
}
