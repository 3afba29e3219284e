import { BilingualField, TextField } from '../../ui/form/fields.tsx'
import { useWords } from '../../use-shell.ts'
import type { BothTexts } from './both-texts.ts'
import { textWords } from './text-words.ts'
import { words } from './words.ts'

export type FaqValues = {
  group_slug: string
  group_name: BothTexts
  question: BothTexts
  answer: BothTexts
  position: string
}

export function FaqFields({ values }: { values?: FaqValues }) {
  const say = { ...useWords(words), ...useWords(textWords) }
  return (
    <>
      <BilingualField name="question" label={say.question} required value={values?.question} />
      <BilingualField name="answer" label={say.answer} hint={say.marks} required isLong value={values?.answer} />
      <BilingualField name="group_name" label={say.groupName} required value={values?.group_name} />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          name="group_slug"
          label={say.groupSlug}
          hint={say.groupHint}
          required
          value={values?.group_slug}
          maxLength={80}
        />
        <TextField
          name="position"
          label={say.position}
          hint={say.positionHint}
          inputMode="numeric"
          required
          value={values?.position}
        />
      </div>
    </>
  )
}
