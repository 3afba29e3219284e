import type { ReactNode } from 'react'
import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { UploadField } from '../../../ui/form/upload-field.tsx'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'

type PictureCardProps = {
  place: 'logo' | 'cover'
  formKey: string
  failure: Failure | undefined
  alt: { id: string; en: string } | undefined
  canChange: boolean
  /** What stands there now. */
  children: ReactNode
}

/** The logo or the cover as it is, and the form that replaces it. */
export function PictureCard({ place, formKey, failure, alt, canChange, children }: PictureCardProps) {
  const say = useWords(words)
  return (
    <Card as="section" padding="lg" aria-labelledby={`${place}-title`} className="flex flex-col gap-4">
      <h2 id={`${place}-title`} className="text-lg">
        {say[place]}
      </h2>
      <p className="text-muted text-sm">{place === 'logo' ? say.logoText : say.coverText}</p>
      {children}
      {canChange && (
        <ConsoleForm
          intent={place}
          formKey={formKey}
          failure={failure}
          scope={`${place}-`}
          labels={{ file: say.file, alt_id: say.altId, alt_en: say.altEn }}
          submit={{ label: say[`upload_${place}`], variant: 'secondary' }}
          hasFiles
          warnsUnsaved
        >
          <UploadField
            name="file"
            label={say.file}
            hint={say.fileHint}
            accept="image/jpeg,image/png,image/webp,image/avif"
            maxBytes={10 * 1024 * 1024}
            required
          />
          <TextField
            name="alt_id"
            label={say.altId}
            hint={say.altHint}
            value={alt?.id}
            lang="id"
            maxLength={200}
            required
          />
          <TextField name="alt_en" label={say.altEn} value={alt?.en} lang="en" maxLength={200} required />
        </ConsoleForm>
      )}
    </Card>
  )
}
