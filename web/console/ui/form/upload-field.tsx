import { use } from 'react'
import { formatFileSize } from '#core/format.ts'
import { Upload, type UploadProps } from '../../../ui/upload.tsx'
import { useUploadPercent } from '../../upload-percent.ts'
import { useLanguage } from '../../use-shell.ts'
import { words } from '../words.ts'
import { FormContext, useFormField } from './form-context.ts'

/** "JPEG, PNG, PDF", of what the field takes. */
const typesOf = (accept = ''): string =>
  accept
    .split(',')
    .map((type) =>
      type
        .trim()
        .replace(/^.*[/.]/, '')
        .toUpperCase(),
    )
    .join(', ')

/** A file with its progress where scripts run and an `action` takes it at once; else it goes with its form. */
export function UploadField(props: Omit<UploadProps, 'id' | 'words' | 'error' | 'formPercent'>) {
  const language = useLanguage()
  const say = words(language)
  const { id, error } = useFormField(props.name, undefined)
  const { isBusy } = use(FormContext)
  const percent = useUploadPercent()
  const sending = percent === 100 ? say.fileProcessing : say.fileSending
  return (
    <Upload
      {...props}
      id={id}
      error={error}
      formPercent={isBusy ? percent : undefined}
      words={{
        choose: say.chooseFile,
        drop: say.dropFile,
        cancel: say.cancelUpload,
        remove: say.removeFile,
        state: {
          chosen: isBusy ? sending : say.fileChosen,
          sending: say.fileSending,
          sent: say.fileSent,
          failed: say.fileFailed,
        },
        wrongSize: say.fileLarge(props.maxBytes === undefined ? '' : formatFileSize(props.maxBytes, language)),
        wrongType: say.fileType(typesOf(props.accept)),
        size: (bytes) => formatFileSize(bytes, language),
      }}
    />
  )
}
