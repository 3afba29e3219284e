/** The steps of the form in their order; each is an address of its own. */
export const formSteps = ['applicant', 'heir', 'documents', 'confirm'] as const
export type FormStep = (typeof formSteps)[number]

export const stepNamed = (name: string | null | undefined): FormStep | undefined =>
  formSteps.find((step) => step === name)

export type Place = { id: string; product_id: string }

export const stepPath = ({ id, product_id }: Place, step?: FormStep): string =>
  `/saving-form/${id}/${product_id}${step ? `?step=${step}` : ''}`

export const draftPath = (place: Place): string => `${stepPath(place)}/draf`
