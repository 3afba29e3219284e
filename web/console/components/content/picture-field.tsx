import { SitePicture } from '../../../components/site-picture.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { useFormField } from '../../ui/form/form-context.ts'
import { UploadField } from '../../ui/form/upload-field.tsx'
import { useWords } from '../../use-shell.ts'
import { words } from './words.ts'

/** A picture to send with its form, its description in both languages, and the one that stands there now. */
export function PictureField({ pictureId = '' }: { pictureId?: string }) {
  const say = useWords(words)
  const { value: current } = useFormField('picture_id', pictureId)
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-semibold">{say.picture}</legend>
      <input type="hidden" name="picture_id" value={current} />
      {current && (
        <SitePicture
          id={current}
          colour={null}
          shape="card"
          sizes="16rem"
          widest={480}
          alt={say.pictureNow}
          className="w-full max-w-64 rounded-md"
        />
      )}
      <UploadField
        name="file"
        label={say.pictureFile}
        hint={current === '' ? say.pictureHintNew : say.pictureHint}
        accept="image/jpeg,image/png,image/webp,image/avif"
        maxBytes={10 * 1024 * 1024}
        required={current === ''}
      />
      <div className="grid gap-3 md:grid-cols-2">
        <TextField name="alt_id" label={say.altId} hint={say.altHint} lang="id" maxLength={200} />
        <TextField name="alt_en" label={say.altEn} lang="en" maxLength={200} />
      </div>
    </fieldset>
  )
}
