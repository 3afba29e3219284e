import { useShellOrNone, useWords } from '../../use-shell.ts'
import { words } from '../words.ts'
import { type FieldBase, TextField } from './fields.tsx'

/** A code of one's authenticator app, for a step that weighs much. A demo says it, for nobody there has set one up. */
export function CodeField({ label }: Pick<FieldBase, 'label'>) {
  const say = useWords(words)
  const demo = useShellOrNone()?.demo_code
  return (
    <TextField
      name="code"
      label={label}
      hint={demo ? say.demoCode(demo) : say.codeHint}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
    />
  )
}
