import { wordList } from '@palimpsest/kernel/text';

/** Frequent Indonesian words, first of all those that its neighbours write differently or do not have. */
export const INDONESIAN = wordList(`
yang dan di ini itu dengan untuk tidak dari dalam akan pada juga saya ke karena tersebut bisa ada mereka lebih kata
tahun sudah atau saat oleh menjadi orang ia telah adalah seperti sebagai bahwa dapat para harus namun kita dua satu
masih hari hanya mengatakan kepada kami setelah melakukan lalu belum lain dia kalau terjadi banyak menurut anda hingga
tak baru beberapa ketika saja jalan sekitar secara dilakukan sementara tapi sangat hal sehingga seorang bagi besar
lagi selama antara waktu sebuah jika sampai jadi terhadap tiga serta pun salah merupakan atas sejak membuat baik
memiliki kembali selain tetapi tolong terima kasih kamu aku kenapa mengapa bagaimana siapa jangan nya tahu mau rumah
kamar dapur malam pagi berisik cuma banget nggak gak
`);
