import type { PayPlace } from '../pay/place.ts'

export const formSteps = ['identity', 'documents', 'confirm'] as const
export type FormStep = (typeof formSteps)[number]

/** A step of the form; paths are without language. */
export const formPath = ({ booking_id, product_id }: PayPlace, step?: FormStep): string =>
  `/loan-applicant-form/${booking_id}/${product_id}${step ? `?step=${step}` : ''}`

export const applicationPath = (id: string): string => `/member/financing-history/${id}`
