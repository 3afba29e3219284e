import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import type { FormView } from './form-view.ts'
import { Section } from './section.tsx'

/** What one agrees to. The texts open beside the form, so that nothing typed is lost. */
export function TermsSection({ form: { say, value, error } }: { form: FormView }) {
  return (
    <Section id="terms" title={say.terms}>
      <p>{say.termsText}</p>
      <Checkbox
        name="consent"
        label={say.consent}
        defaultChecked={value('consent') !== ''}
        error={error('consent')}
        required
      />
      <p className="flex flex-wrap gap-x-4 text-muted text-sm">
        {say.consentMore}
        <ShellLink path="/syarat-ketentuan" target="_blank" className={linkClass()}>
          {say.toTerms}
        </ShellLink>
        <ShellLink path="/kebijakan-privasi" target="_blank" className={linkClass()}>
          {say.toPrivacy}
        </ShellLink>
      </p>
    </Section>
  )
}
