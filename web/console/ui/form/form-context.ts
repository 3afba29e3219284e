import { createContext, useContext } from 'react'
import { type Failure, fieldError } from '../../../components/form/failure.ts'

type FormState = {
  failure: Failure | undefined
  /** Before the id of each field, where two forms of a page have fields of one name. */
  scope: string
  /** What was typed on another day and is gone on with, in place of what is stored. */
  resumed: Readonly<Record<string, string>> | undefined
  /** While it is on its way, with its files. */
  isBusy: boolean
}

export const FormContext = createContext<FormState>({
  failure: undefined,
  scope: '',
  resumed: undefined,
  isBusy: false,
})

/** What was typed into a field before it was refused, else what it held; and what is wrong with it. */
export function useFormField(name: string, held: string | undefined) {
  const { failure, scope, resumed } = useContext(FormContext)
  const typed = failure?.values ?? resumed
  return {
    id: `field-${scope}${name}`,
    error: fieldError(failure, name),
    value: typed ? (typed[name] ?? '') : (held ?? ''),
  }
}
