import { TextField } from '../../ui/form/fields.tsx'
import { UploadField } from '../../ui/form/upload-field.tsx'
import { useWords } from '../../use-shell.ts'
import { postWords } from './post-words.ts'
import { words } from './words.ts'

/** A picture for the text where there are no scripts to put it in: it comes to stand at the end. */
export function TextPictureField() {
  const say = { ...useWords(words), ...useWords(postWords) }
  return (
    <fieldset className="hidden min-w-0 flex-col gap-3 noscript:flex">
      <legend className="mb-1 font-semibold">{say.textPicture}</legend>
      <UploadField
        name="text_file"
        label={say.textPictureFile}
        hint={say.textPictureHint}
        accept="image/jpeg,image/png,image/webp,image/avif"
        maxBytes={10 * 1024 * 1024}
      />
      <div className="grid gap-3 md:grid-cols-2">
        <TextField name="text_alt_id" label={say.textAltId} lang="id" maxLength={200} />
        <TextField name="text_alt_en" label={say.textAltEn} lang="en" maxLength={200} />
      </div>
    </fieldset>
  )
}
