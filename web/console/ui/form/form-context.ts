import { createContext, useContext } from 'react'
import { type Failure, fieldError } from '../../../components/form/failure.ts'

type FormState = {
  failure: Failure | undefined
  /** Before the id of each field, where two forms of a page have fields of one name. */
  scope: string
  /** While it is on its way, with its files. */
  isBusy: boolean
}

export const FormContext = createContext<FormState>({ failure: undefined, scope: '', isBusy: false })

/** What was typed into a field before it was refused, else what it held; and what is wrong with it. */
export function useFormField(name: string, held: string | undefined) {
  const { failure, scope } = useContext(FormContext)
  return {
    id: `field-${scope}${name}`,
    error: fieldError(failure, name),
    value: failure ? (failure.values[name] ?? '') : (held ?? ''),
  }
}
