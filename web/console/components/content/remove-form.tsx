import type { Failure } from '../../../components/form/failure.ts'
import { ConfirmByName } from '../../ui/form/confirm-by-name.tsx'
import { useWords } from '../../use-shell.ts'
import { words } from './words.ts'

type RemoveFormProps = { formKey: string; failure: Failure | undefined; name: string; text: string }

/** Takes a thing off the site for good, once its name was typed. */
export function RemoveForm(props: RemoveFormProps) {
  const say = useWords(words)
  return <ConfirmByName {...props} intent="remove" title={say.remove} submit={say.remove} />
}
