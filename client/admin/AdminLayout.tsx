import { ApolloProvider } from "@apollo/client/react";
import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { lazy, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { client } from "../graphql/client.ts";
import { useMustSetUpSecondStep } from "../graphql/user-checks.ts";
import { paths, startPathFor } from "../paths.ts";
import "./trusted-types.ts";
import { AdminFrame } from "./AdminFrame.tsx";
import { mayOpen, type OpenTo } from "./access.ts";
import { AccessDenied } from "./frame/AccessDenied.tsx";
import { AdminFoundation } from "./frame/AdminFoundation.tsx";
import { adminTheme, adminVariables, styleNonce } from "./theme.ts";
import { useVerifiedSession } from "./useVerifiedSession.ts";

/** Loaded by the few who need it. */
const RequiredSecondStep = lazy(async () => ({
  default: (await import("./user/second-step/RequiredSecondStep.tsx")).RequiredSecondStep,
}));

type AdminLayoutProps = { page: { openTo?: OpenTo }; children: ReactNode };

/** Layout of every admin page, for signed-in users. */
export function AdminLayout(props: AdminLayoutProps) {
  return (
    <ApolloProvider client={client}>
      <VerifiedLayout {...props} />
    </ApolloProvider>
  );
}

function VerifiedLayout(props: AdminLayoutProps) {
  const user = useVerifiedSession();
  const mustSetUpSecondStep = useMustSetUpSecondStep();
  const { pathname, search } = useLocation();
  if (!user) return null;
  const start = startPathFor(user.userType);
  // Sign-in leads to the overview, which not every role may open.
  if (pathname === paths.admin() && start !== pathname) {
    return <Navigate to={{ pathname: start, search }} replace />;
  }
  const isRefused = !mayOpen(props.page.openTo ?? "everybody", user.roles);
  return (
    <MantineProvider
      theme={adminTheme}
      cssVariablesResolver={adminVariables}
      forceColorScheme="light"
      getStyleNonce={styleNonce}
    >
      {mustSetUpSecondStep ? (
        <RequiredSecondStep user={user} />
      ) : (
        <AdminFoundation>
          <AdminFrame user={user}>
            {isRefused ? <AccessDenied user={user} /> : props.children}
          </AdminFrame>
        </AdminFoundation>
      )}
      <Notifications
        autoClose={false}
        containerWidth={420}
        notificationMaxHeight={480}
        zIndex={300}
      />
    </MantineProvider>
  );
}
