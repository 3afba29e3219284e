import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { fieldWords } from '../../../components/packages/words.ts'
import { ConfirmByName } from '../../../ui/form/confirm-by-name.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { BilingualField, TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { UploadField } from '../../../ui/form/upload-field.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownPackage } from '../load.server.ts'
import { words } from '../words.ts'

type FormProps = { shown: ShownPackage; failure: Failure | undefined }

export function CopyForm({ shown: { key, content }, failure }: FormProps) {
  const language = useLanguage()
  const [say, fields] = [words(language), fieldWords(language)]
  return (
    <Card as="section" look="flat" aria-labelledby="copy" className="flex flex-col gap-3">
      <h2 id="copy" className="text-lg">
        {say.copy}
      </h2>
      <p className="text-muted text-sm">{say.copyText}</p>
      <ConsoleForm
        intent="copy"
        formKey={key}
        failure={failure}
        scope="copy-"
        labels={{ 'name.id': fields.name, 'name.en': fields.name, hijri_year: fields.hijri_year }}
        submit={{ label: say.copy, variant: 'secondary' }}
      >
        <BilingualField name="name" label={fields.name} value={content.name} mark={say.toPublish} needsIndonesian />
        <TextField
          name="hijri_year"
          label={fields.hijri_year}
          hint={say.hijriHint}
          inputMode="numeric"
          value={content.hijri_year === null ? '' : String(content.hijri_year + 1)}
        />
      </ConsoleForm>
    </Card>
  )
}

export function PictureForm({ shown: { key }, failure }: FormProps) {
  const say = words(useLanguage())
  return (
    <Card as="section" look="flat" aria-labelledby="picture" className="flex flex-col gap-3">
      <h2 id="picture" tabIndex={-1} className="scroll-mt-24 text-lg">
        {say.addPicture}
      </h2>
      <ConsoleForm
        intent="picture"
        formKey={key}
        failure={failure}
        labels={{ file: say.pictureFile, alt_id: say.altId, alt_en: say.altEn }}
        submit={{ label: say.addPicture, variant: 'secondary' }}
        hasFiles
      >
        <UploadField
          name="file"
          label={say.pictureFile}
          hint={say.pictureFileHint}
          accept="image/jpeg,image/png,image/webp,image/avif"
          maxBytes={10 * 1024 * 1024}
          required
        />
        <TextField name="alt_id" label={say.altId} hint={say.altHint} lang="id" required />
        <TextField name="alt_en" label={say.altEn} lang="en" required />
      </ConsoleForm>
    </Card>
  )
}

export function WithdrawForm({ shown: { key, head }, failure }: FormProps) {
  const say = words(useLanguage())
  return (
    <ConfirmByName
      intent="withdraw"
      formKey={key}
      failure={failure}
      name={head.name}
      title={say.withdraw}
      text={say.withdrawText}
      submit={say.withdraw}
    >
      <TextAreaField name="reason" label={say.reason} rows={2} required />
    </ConfirmByName>
  )
}
