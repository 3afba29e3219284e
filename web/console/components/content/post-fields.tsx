import type { SelectOption } from '../../../ui/select.tsx'
import { BilingualField, CheckboxField, SelectField, TextField } from '../../ui/form/fields.tsx'
import { useWords } from '../../use-shell.ts'
import { PictureField } from './picture-field.tsx'
import { postWords } from './post-words.ts'
import { PictureUploads } from './rich-text/picture-uploads.ts'
import { RichTextField } from './rich-text/rich-text-field.tsx'
import { TextPictureField } from './text-picture-field.tsx'
import { TranslatedField } from './translated-field.tsx'
import { words } from './words.ts'

type Translated = { id: string; en: string | null }
export type PostValues = {
  title: Translated
  summary: Translated
  body: Translated
  category_id: string
  kind: string
  slug: string
  author_name: string
  author_role: { id: string; en: string }
  picture_id: string
  is_header: string
}

type PostFieldsProps = {
  values?: PostValues
  categories: readonly SelectOption[]
  /** The call that takes pictures of the text. */
  uploads: string
}

/** All that the form of a post has. */
export function PostFields({ values, categories, uploads }: PostFieldsProps) {
  const say = { ...useWords(words), ...useWords(postWords) }
  const kinds = (['article', 'press_release'] as const).map((value) => ({ value, label: say[value] }))
  return (
    <>
      <TranslatedField name="title" label={say.title} value={values?.title} />
      <TranslatedField name="summary" label={say.summary} kind="lines" value={values?.summary} />
      <PictureUploads value={uploads}>
        <TranslatedField name="body" label={say.body} hint={say.bodyHint} field={RichTextField} value={values?.body} />
      </PictureUploads>
      <TextPictureField />
      <PictureField pictureId={values?.picture_id} />
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          name="category_id"
          label={say.category}
          required
          value={values?.category_id}
          options={categories}
        />
        <SelectField name="kind" label={say.kind} required value={values?.kind ?? 'article'} options={kinds} />
      </div>
      <TextField name="slug" label={say.slug} hint={say.slugHint} value={values?.slug} maxLength={120} />
      <TextField name="author_name" label={say.authorName} required value={values?.author_name} maxLength={80} />
      <BilingualField name="author_role" label={say.authorRole} required value={values?.author_role} />
      <CheckboxField name="is_header" label={say.header} value={values?.is_header} />
    </>
  )
}
