import type { Values } from '../../form.server.ts'

const picked = /^promo:(.*)$/s

/** The code that a form with promos means: the one picked from the list, else the one typed. */
export const codeIn = ({ intent = '', promo_code = '' }: Values): string => picked.exec(intent)?.[1] ?? promo_code

/** What stands in the form again after a "no": a promo that was only picked is not in the way of going on without it. */
export const withoutPicked = (values: Values): Values =>
  picked.test(values.intent ?? '') ? { ...values, promo_code: '' } : values
