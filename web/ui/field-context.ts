import { createContext, useContext } from 'react'

export type FieldWiring = {
  id: string
  name: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** The id a field gets from its name, so that an error summary can link to it. */
export const fieldId = (name: string): string => `field-${name}`

/** What a control inside a Field spreads onto its native element; nothing when it stands alone. */
export const useField = (): Partial<FieldWiring> => useContext(FieldContext) ?? {}

/** The look of everything one can type into or choose from. */
export const controlClass =
  'block w-full min-h-12 rounded-md border border-control bg-paper px-[min(1rem,4.5vw)] py-2.5 text-base text-ink transition duration-150 placeholder:text-muted hover:border-brand focus:border-brand focus:outline-3 focus:outline-brand/25 focus:outline-offset-0 aria-invalid:border-danger aria-invalid:focus:outline-danger/25 disabled:bg-line/40 disabled:text-muted [&[readonly]]:bg-page'
