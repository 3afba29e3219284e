import { data, redirect } from 'react-router'
import {
  addCertificate,
  addItemPicture,
  addVariant,
  arrangeItemPictures,
  changeItem,
  changeStock,
  changeVariant,
  publishItem,
  removeCertificate,
  removeVariant,
  seeStoreItem,
  withdrawItem,
} from '#modules/merchandise/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { amountOf, bilingualOf, onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'
import type { doneNames } from './words.ts'

const fields = [
  ...['intent', 'key', 'version', 'variant_id', 'picture_id', 'certificate_id', 'step'],
  ...['name.id', 'name.en', 'description.id', 'description.en', 'category_slug'],
  ...['size.id', 'size.en', 'colour.id', 'colour.en', 'sku', 'price', 'weight_grams', 'stock', 'change', 'reason'],
  ...['alt_id', 'alt_en', 'kind', 'number', 'issuer', 'valid_until'],
]

type Posted = { context: Context; id: string; values: Values; form: FormData }
type Step = (posted: Posted) => Promise<(typeof doneNames)[number]>

/** What is chosen between, if anything; the same in English where nothing else was typed. */
function optionOf(values: Values, name: 'size' | 'colour'): { id: string; en: string } | undefined {
  const { id, en } = bilingualOf(values, name)
  if (id.trim() === '' && en.trim() === '') return undefined
  return { id, en: en.trim() === '' ? id : en }
}

function typedVariant(values: Values) {
  const [size, colour] = [optionOf(values, 'size'), optionOf(values, 'colour')]
  return {
    ...(size && { size }),
    ...(colour && { colour }),
    sku: values.sku ?? '',
    price: amountOf(values.price),
    weight_grams: amountOf(values.weight_grams),
  }
}

/** A number as it was typed, with a minus or without; what is none is refused at its field. */
const signedOf = (text = ''): string | undefined => text.trim().replace(/^\u2212/, '-') || undefined

const steps: Readonly<Record<string, Step>> = {
  async save({ context, id, values }) {
    const { version, category_slug = '' } = values
    const form = { name: bilingualOf(values, 'name'), description: bilingualOf(values, 'description'), category_slug }
    await api(context, changeItem, { id, version, ...form }, onceOf(values))
    return 'saved'
  },
  async publish({ context, id, values }) {
    await api(context, publishItem, { id }, onceOf({ ...values, id }))
    return 'published'
  },
  async withdraw({ context, id, values }) {
    await api(context, withdrawItem, { id }, onceOf({ ...values, id }))
    return 'withdrawn'
  },
  async 'add-variant'({ context, id, values }) {
    const input = { id, ...typedVariant(values), stock: amountOf(values.stock) }
    await api(context, addVariant, input, onceOf({ ...values, id }))
    return 'variant'
  },
  async variant({ context, id, values }) {
    const { variant_id = '', version } = values
    await api(context, changeVariant, { id, variant_id, version, ...typedVariant(values) }, onceOf(values))
    return 'variant'
  },
  async 'remove-variant'({ context, id, values }) {
    await api(context, removeVariant, { id, variant_id: values.variant_id ?? '' }, onceOf(values))
    return 'variant_removed'
  },
  async stock({ context, id, values }) {
    const { variant_id = '', reason = '' } = values
    await api(context, changeStock, { id, variant_id, change: signedOf(values.change), reason }, onceOf(values))
    return 'stock'
  },
  async 'add-picture'({ context, id, values, form }) {
    const { alt_id = '', alt_en = '' } = values
    const sent = form.get('file')
    const file = sent instanceof File ? sent : new File([], '')
    const files = { file: { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) } }
    await api(context, addItemPicture, { id, alt_id, alt_en }, { files })
    return 'pictures'
  },
  async arrange({ context, id, values }) {
    const { picture_id = '', step } = values
    const { pictures } = (await api(context, seeStoreItem, { id })).data
    const others = pictures.map((picture) => picture.id).filter((one) => one !== picture_id)
    await api(context, arrangeItemPictures, { id, picture_ids: step === 'first' ? [picture_id, ...others] : others })
    return 'pictures'
  },
  async certificate({ context, id, values }) {
    const { number = '', issuer = '', valid_until = '' } = values
    const kind = values.kind === 'bpom' ? 'bpom' : 'halal'
    await api(context, addCertificate, { id, kind, number, issuer, valid_until }, onceOf({ ...values, id }))
    return 'certificate'
  },
  async 'remove-certificate'({ context, id, values }) {
    const { certificate_id = '', reason = '' } = values
    await api(context, removeCertificate, { id, certificate_id, reason }, onceOf({ ...values, id }))
    return 'certificate_removed'
  },
}

/** One of the forms of an item; leads back to it, as it then is. */
export async function actOnItem(context: Context, { id, request }: { id: string; request: Request }) {
  const form = await readForm(request)
  const values = textsOf(form, fields)
  const intent = values.intent ?? ''
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const done = await step({ context, id, values, form })
    return redirect(withDone(to(pageOf(context).language, '/items/:id', { id }), done))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
