import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import type { ReactNode } from "react";
import { AdminFrame } from "./frame/AdminFrame.tsx";
import { Refusal } from "./frame/Refusal.tsx";
import { adminTheme, adminVariables, styleNonce } from "./theme.ts";
import { useAcceptedSession } from "./useAcceptedSession.ts";

/** What surrounds every editors' page, for those who are signed in. */
export function AdminLayout(props: { page: { isForAdmins?: boolean }; children: ReactNode }) {
  const user = useAcceptedSession();
  if (!user) return null;
  const isRefused = props.page.isForAdmins && user.userType !== "admin";
  return (
    <MantineProvider
      theme={adminTheme}
      cssVariablesResolver={adminVariables}
      forceColorScheme="light"
      getStyleNonce={styleNonce}
    >
      <AdminFrame user={user}>{isRefused ? <Refusal /> : props.children}</AdminFrame>
      <Notifications
        autoClose={false}
        containerWidth={420}
        notificationMaxHeight={480}
        zIndex={300}
      />
    </MantineProvider>
  );
}
