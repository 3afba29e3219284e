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
export const controlClass = 'control'
