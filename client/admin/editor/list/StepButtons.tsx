import { ActionIcon } from "@mantine/core";
import { ArrowDownIcon } from "../../../ui/icons/icons.tsx";
import { ArrowUpIcon } from "../../../ui/icons/list-icons.tsx";

/** Move an entry of a list one place up or down. */
export function StepButtons(props: {
  labels: { up: string; down: string };
  isFirst: boolean;
  isLast: boolean;
  /** By which the button is found again after the move: cards contain lists of their own. */
  attribute: "data-card-step" | "data-step";
  onStep: (step: 1 | -1) => void;
}) {
  const { labels, attribute, onStep } = props;
  return (
    <>
      <ActionIcon
        variant="default"
        {...{ [attribute]: -1 }}
        aria-label={labels.up}
        disabled={props.isFirst}
        onClick={() => onStep(-1)}
      >
        <ArrowUpIcon size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        {...{ [attribute]: 1 }}
        aria-label={labels.down}
        disabled={props.isLast}
        onClick={() => onStep(1)}
      >
        <ArrowDownIcon size={18} />
      </ActionIcon>
    </>
  );
}
