import { isEmail, ValidateBy } from "class-validator";

const maxAddresses = 10;

/** The addresses of a list separated by commas, semicolons or white space; each once. */
export const splitList = (list: string): string[] => [
  ...new Set(list.split(/[\s,;]+/).filter((address) => address !== "")),
];

/** `a@b.example;c@d.example` → `a@b.example, c@d.example` */
export const normaliseList = (list: string): string => splitList(list).join(", ");

/** An id, which is negative for groups and channels, or the public name of a channel or group. */
export const isTelegramChat = (chat: string): boolean =>
  /^(?:-?\d{1,20}|@[a-z]\w{3,31})$/i.test(chat);

const listOf = (name: string, isAddress: (address: string) => boolean) => () =>
  ValidateBy({
    name,
    validator: {
      validate: (list: unknown) =>
        typeof list === "string" &&
        splitList(list).length <= maxAddresses &&
        splitList(list).every(isAddress),
    },
  });

/** At most 10 e-mail addresses, or none; violated as `emailList`. */
export const EmailList = listOf("emailList", (address) => isEmail(address));

/** At most 10 Telegram chats, or none; violated as `chatList`. */
export const ChatList = listOf("chatList", isTelegramChat);
