import type { MessageChannel } from "../../graphql/generated/EmailRow.ts";
import { useMessageChannelsQuery } from "../../graphql/generated/MessageChannels.ts";

/**
 * Whether messages on this channel are sent, and not only stored. True until the server has
 * answered, so that no warning flashes.
 */
export function useCanSend(channel: MessageChannel): boolean {
  const { data } = useMessageChannelsQuery();
  return data ? data.messageChannels.includes(channel) : true;
}
