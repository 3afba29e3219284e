import { BilingualField, DayField, TextField } from '../../ui/form/fields.tsx'
import { useWords } from '../../use-shell.ts'
import { bannerWords } from './banner-words.ts'
import type { BothTexts } from './both-texts.ts'
import { PictureField } from './picture-field.tsx'
import { words } from './words.ts'

export type BannerValues = {
  title: BothTexts
  picture_id: string
  path: string
  position: string
  starts_on: string
  ends_on: string
}

export function BannerFields({ values }: { values?: BannerValues }) {
  const say = { ...useWords(words), ...useWords(bannerWords) }
  return (
    <>
      <BilingualField name="title" label={say.title} required value={values?.title} />
      <PictureField pictureId={values?.picture_id} />
      <TextField name="path" label={say.path} hint={say.pathHint} required value={values?.path} maxLength={300} />
      <div className="grid gap-4 md:grid-cols-3">
        <TextField
          name="position"
          label={say.position}
          hint={say.positionHint}
          inputMode="numeric"
          required
          value={values?.position}
        />
        <DayField name="starts_on" label={say.startsOn} hint={say.dayHint} value={values?.starts_on} />
        <DayField name="ends_on" label={say.endsOn} hint={say.dayHint} value={values?.ends_on} />
      </div>
    </>
  )
}
