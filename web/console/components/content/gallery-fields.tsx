import { BilingualField, DayField } from '../../ui/form/fields.tsx'
import { useWords } from '../../use-shell.ts'
import type { BothTexts } from './both-texts.ts'
import { PictureField } from './picture-field.tsx'
import { words } from './words.ts'

export type GalleryValues = { title: BothTexts; picture_id: string; taken_on: string }

export function GalleryFields({ values }: { values?: GalleryValues }) {
  const say = useWords(words)
  return (
    <>
      <BilingualField name="title" label={say.title} required value={values?.title} />
      <PictureField pictureId={values?.picture_id} />
      <DayField name="taken_on" label={say.takenOn} required value={values?.taken_on} />
    </>
  )
}
