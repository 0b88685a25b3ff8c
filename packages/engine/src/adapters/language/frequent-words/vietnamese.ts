import { wordList } from '@palimpsest/kernel/text';

/** Frequent Vietnamese words, first of all those that its neighbours write differently or do not have. */
export const VIETNAMESE = wordList(`
và của là có không được cho trong một các những với người này đã để khi từ đó như tôi anh em chị bạn cũng đến về ra
phải sẽ nhiều hay nhưng vào làm tại nên còn mà lại rất theo thì trên bị nếu sau trước ở năm ngày đang chỉ bởi vì
nhà phòng bếp đêm xin vui lòng cảm ơn ai gì nào sao thế đâu chưa rồi hơn hết mình chúng ta họ nó ông bà hai ba
việc thể nước giờ lúc
`);
