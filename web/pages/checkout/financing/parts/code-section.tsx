import { Button } from '../../../../ui/button.tsx'
import { CodeInput } from '../../../../ui/code-input.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Section } from '../../parts/section.tsx'
import type { Labels } from '../words.ts'

type CodeSectionProps = { phone_number: string | undefined; error: string | undefined; say: Labels }

/** The code that went to a number nobody has proved yet. */
export function CodeSection({ phone_number, error, say }: CodeSectionProps) {
  return (
    <Section id="verify" title={say.verify}>
      <input type="hidden" name="verifying" value="on" />
      {phone_number && (
        <p role="status">
          {say.verifyLead} <strong className="whitespace-nowrap tabular-nums">{phone_number}</strong>
        </p>
      )}
      <Field name="code" label={say.code} error={error} required>
        <CodeInput />
      </Field>
      <Button type="submit" name="intent" value="resend" variant="secondary" size="sm" className="self-start">
        {say.resend}
      </Button>
    </Section>
  )
}
