/** What travellers' documents are called: spread into the words of whoever names one. */
export const documentNames = {
  passport: { id: 'Paspor', en: 'Passport' },
  photo: { id: 'Pasfoto', en: 'Photo' },
  ktp: { id: 'KTP', en: 'ID card (KTP)' },
  vaccine: { id: 'Sertifikat vaksin', en: 'Vaccination certificate' },
  family_card: { id: 'Kartu keluarga', en: 'Family card' },
}
